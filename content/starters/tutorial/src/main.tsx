import './stylex.css';
import { createRoot } from 'react-dom/client';
import { Card as First } from './step-1/Card';
import { Card as Second } from './step-2/Card';
import { Card as Third } from './step-3/Card';
import { Card as Fourth } from './step-4/Card';
import { Card as Fifth } from './step-5/Card';

// Shows one step of the tutorial: ?step=2, by default the last.
const tea = { name: 'Green tea', text: 'Mild and fresh, for the whole day.' };
const steps = [
  <First />,
  <Second {...tea} />,
  <Third {...tea} />,
  <Fourth {...tea} />,
  <Fifth {...tea} left={7} />,
];
const step = Number(new URLSearchParams(location.search).get('step') ?? steps.length);

createRoot(document.getElementById('root')!).render(steps[step - 1]);
