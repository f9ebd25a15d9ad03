import { expect, test } from 'vitest';
import { hasParts, isSaid, readClaims, readProofs, runProof } from './proofs.ts';

const proofs = readProofs();

test('each proof belongs to a sentence that its page has', () => {
  const lost = [...proofs, ...readClaims()].filter((proof) => !isSaid(proof));
  expect(lost.map(({ page, says }) => `${page} no longer says: ${says}`)).toEqual([]);
});

test.each(proofs.filter(({ code }) => code))('$page: $says', (proof) => {
  const output = runProof(proof);
  expect(
    proof.shows.filter((shown) => !hasParts(output.text, shown)),
    output.text,
  ).toEqual([]);
  expect(
    proof.hides.filter((hidden) => hasParts(output.text, hidden)),
    output.text,
  ).toEqual([]);
  if (proof.reports) {
    expect(output.problems.length, output.problems.join('\n')).toBe(proof.reports.length);
    for (const [at, message] of proof.reports.entries())
      expect(output.problems[at]).toContain(message);
  }
  const plain: unknown = JSON.parse(JSON.stringify(output.value ?? null));
  if (proof.is !== undefined) expect(plain).toEqual(proof.is);
});

test('a wrong text and a wrong value are noticed', () => {
  expect(hasParts('.x{color:red}', 'color:…red')).toBe(true);
  expect(hasParts('.x{color:red}', 'red…color')).toBe(false);
});
