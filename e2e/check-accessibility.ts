import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isDue, sampleOfRun } from '../scripts/test-sample.mjs'

const nothing = '0'
/** The axe that the builder brings along, without its comments: less than half of what it would send. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const sample = sampleOfRun()

/** Whether this run looks at the page of that name at all: for what is opened for nothing else. */
export const isLookedAt = (what: string): boolean => isDue(what, sample)

/**
 * Looks at the page as it stands: no violation of any rule in light, none of colours in dark. A run of minutes looks at a third of
 * the pages, other ones each day, and in dark on one day at desks and on the next day at phones, because most colours are the
 * same on both. `npm run test:only` and `npm run test:all` look at every page.
 * @param what names the page in the report, and says on which days it is looked at
 */
export async function checkAccessibility(page: Page, what: string): Promise<void> {
  // Between two pages nothing stands there.
  await expect(page.locator('h1').first()).toBeAttached()
  if (!isLookedAt(what)) return
  const isPhone = page.viewportSize()!.width < 640
  const isDarkDay = sample.all || isPhone === (sample.seed % 2 === 1)
  for (const colorScheme of isDarkDay ? (['light', 'dark'] as const) : (['light'] as const)) {
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

/**
 * The same for a page that a test shows both on a desk and in a hand: a run of minutes looks at desks on one day and at phones
 * on the next, because nearly all of the page is the same.
 */
export async function checkAccessibilityBySize(page: Page, what: string): Promise<void> {
  const isPhone = page.viewportSize()!.width < 640
  if (sample.all || isPhone === (sample.seed % 2 === 1)) await checkAccessibility(page, what)
}

/** The page is no wider than the screen, so that nothing has to be looked for sideways, and where its main part scrolls, nothing else does. */
export async function checkWidth(page: Page, what: string): Promise<void> {
  // Under fingers a page that is too wide makes the window wider too.
  const screen = page.viewportSize()!.width
  const over = await page.evaluate(async width => {
    const beyond = () => {
      const main = document.querySelector('main')
      // What the part that scrolls cuts off is not in the width of the page.
      return Math.max(document.documentElement.scrollWidth - width, main ? main.scrollWidth - main.clientWidth : 0)
    }
    // A window that was just made smaller is drawn anew some frames later.
    for (let frame = 0; frame < 60 && beyond() > 0; frame++) await new Promise(requestAnimationFrame)
    return beyond()
  }, screen)
  expect.soft(over, `${what} is wider than the screen`).toBeLessThanOrEqual(0)
  const below = await page.evaluate(() => {
    const main = document.querySelector('main')
    const scrolls = main !== null && /auto|scroll/.test(getComputedStyle(main).overflowY)
    return scrolls ? document.documentElement.scrollHeight - window.innerHeight : 0
  })
  expect.soft(below, `${what} scrolls twice: its main part, and the window around it`).toBeLessThanOrEqual(0)
}
