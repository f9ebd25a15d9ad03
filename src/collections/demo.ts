/**
 * The components that the home page shows, where it shows any, what they became, and what proves its
 * reasons. They are compiled when they are shown, because the development server loads all routes for
 * any page.
 */
export async function getDemo() {
  const { demo, proofs } = await import('virtual:demo');
  return { demo, proofs };
}
