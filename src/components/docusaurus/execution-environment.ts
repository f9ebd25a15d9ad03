const canUseDOM = typeof window !== 'undefined' && 'document' in window;

/** `@docusaurus/ExecutionEnvironment`: what the code may use where it is run. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
};

export default ExecutionEnvironment;
