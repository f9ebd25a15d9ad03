import { skillFile } from '../outputs/index-file.ts';
import type { RenderHost } from '../outputs/render-host.ts';
import type { ServerPart } from '../outputs/server-part.ts';
import { buildSkill, type SkillPart } from '../outputs/skill.ts';
import type { SiteConfig } from '../site/schema.ts';

/** Writes the skill for agents, from the Markdown copies of the pages. */
export function writeSkill(
  host: RenderHost,
  parts: readonly SkillPart[],
  site: Pick<SiteConfig, 'title' | 'tagline' | 'version'>,
  features: readonly ServerPart[],
): void {
  if (parts.length === 0) return;
  const findSample = (markdown: string) =>
    features.flatMap(({ findProven }) => findProven?.(markdown) ?? [])[0];
  host.write(skillFile, buildSkill(site, parts, host.read, findSample));
}
