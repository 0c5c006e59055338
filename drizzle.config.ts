/** How drizzle-kit makes a migration from the schema: `npx drizzle-kit generate --name <what-changes>`. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'postgresql', schema: './src/store/*schema.ts', out: './migrations' });
