import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const nothing = '0'
/** The axe that the builder brings along, without its comments: less than half of what it would send. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Looks at the page as it stands, in light and in dark: no violation of any rule. `what` names it in the report. */
export async function checkAccessibility(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // Without frames its one pass in the page is enough. A theme changes colours and nothing else.
    // The builder would send axe along with each look, and twice; a page that has it keeps it.
    if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource)
    const axe = new AxeBuilder({ page, axeSource: nothing })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], preload: false })
    const found = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules('color-contrast')).analyze()
    const violations = found.violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      at: nodes.map(node => `${node.target.join(' ')} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`),
    }))
    expect.soft(violations, `${what}, ${colorScheme}, ${page.viewportSize()?.width} px`).toEqual([])
  }
}

/** The page is no wider than the screen: nothing has to be looked for sideways. */
export async function checkWidth(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(over, `${what} is wider than the screen`).toBeLessThanOrEqual(0)
}
