/** The icon: a square of the board with a mill on its left side. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#8a3d12"/>
<path d="M9 9h14v14H9z" fill="none" stroke="#f3ede1" stroke-width="1.6"/>
<g fill="#fffdf8"><circle cx="9" cy="9" r="3.6"/><circle cx="9" cy="16" r="3.6"/><circle cx="9" cy="23" r="3.6"/></g>
</svg>
`;
