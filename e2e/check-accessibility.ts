import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const nothing = '0'
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Looks at the page as it stands, in light and in dark: no violation of any rule. `what` names it in the report. */
export async function checkAccessibility(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // Without frames its one pass in the page is enough. A theme changes colours and nothing else.
    // The builder sends axe along with each look, half a megabyte and twice; a page that has it keeps it.
    const known = await page.evaluate('"axe" in window')
    const axe = new AxeBuilder({ page, ...(known ? { axeSource: nothing } : {}) })
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
