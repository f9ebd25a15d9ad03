import { coverBehaviours, readBehaviours } from '../spec/cover-behaviours.ts';

/** Prints which tests carry the id of which behaviour; fails where one that must have a test has none. */
const { list, testNames } = readBehaviours();
const { names, holes, diagnostics } = coverBehaviours(list, testNames);

for (const [id, tests] of names) {
  const reason = id in list.later ? ` (later: ${list.later[id]})` : '';
  console.log(`${id}  ${list.behaviours[id]}${tests.length > 0 ? '' : `: no test${reason}`}`);
  for (const name of tests) console.log(`    ${name}`);
}
const tested = [...names.values()].filter((tests) => tests.length > 0).length;
console.log(`\n${tested} of ${names.size} behaviours have a test.`);
if (holes.length > 0) console.error(`Without a test, and not deferred: ${holes.join(', ')}`);
for (const diagnostic of diagnostics) console.error(diagnostic);
process.exitCode = holes.length + diagnostics.length > 0 ? 1 : 0;
