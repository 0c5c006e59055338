/**
 * Preloaded by every command. The sources are TypeScript and run as they are;
 * a Node that cannot do that is told so in plain words. This file is
 * JavaScript, for it has to run on the Node that it turns away.
 */
if (!process.features.typescript) {
  console.error(
    [
      `Node ${process.versions.node} cannot run TypeScript, as this project's sources need: it takes Node 22.18 or newer.`,
      'npm ci brings one along (the optional dependency "node"), which npm start and the other scripts then use.',
      'It is missing here: run npm ci again, through npm, or install a newer Node.',
    ].join('\n'),
  );
  process.exit(1);
}
