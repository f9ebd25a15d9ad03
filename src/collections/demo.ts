/**
 * The components that the home page shows, where it shows any: what they became, and themselves. They are compiled
 * when they are shown, because the development server loads all routes for any page.
 */
export async function getDemo() {
  const { demo, demoComponents } = await import('virtual:demo');
  return demo.parts.length > 0 ? { demo, components: demoComponents } : undefined;
}
