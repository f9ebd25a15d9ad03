import type { ReactNode } from 'react';
import { Document } from '../components/document.tsx';

export default function Root({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

export const getConfig = async () => ({ render: 'static' }) as const;
