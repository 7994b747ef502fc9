// The types of what the server says, out of its description: src/wire/messages.ts. TSARDOM_OPENAPI names another description.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const path = process.env.TSARDOM_OPENAPI ?? new URL('../../docs/openapi.json', import.meta.url);
const { schemas } = JSON.parse(readFileSync(path, 'utf8')).components;
const local = JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/definitions/'));
const all = { type: 'object', additionalProperties: false, definitions: local, properties: {} };
for (const name of Object.keys(local)) all.properties[name] = { $ref: `#/definitions/${name}` };
const types = await compile(all, 'Messages', {
  bannerComment: '// Made by tools/messages.mjs from docs/openapi.json.',
  unreachableDefinitions: false,
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 160 },
});
writeFileSync(new URL('../src/wire/messages.ts', import.meta.url), types);
