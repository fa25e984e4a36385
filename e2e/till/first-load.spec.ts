import { expect, test } from '../fixtures.ts'

/** What a browser without a cache may fetch until the sale screen stands: docs/decisions/2026-11-21-weight-of-the-till.md. */
const limit = 220 * 1024

// Whoever keeps the whole build fetches all of it.
test.use({ serviceWorkers: 'block' })

test('the till opens with little script and style', async ({ page, request }) => {
  const files = new Set<string>()
  page.context().on('request', asked => {
    if (/\/assets\/[^/]+\.(?:js|css)$/.test(asked.url())) files.add(asked.url())
  })
  await page.goto('/sales')
  await expect(page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' })).toBeVisible()
  await expect.poll(() => [...files].some(file => file.includes('/catalogue-worker-'))).toBe(true)
  await page.waitForLoadState('networkidle')
  const first = [...files]
  const weights = await Promise.all(
    first.map(async file => {
      const answer = await request.get(file, { headers: { 'accept-encoding': 'br' } })
      return [new URL(file).pathname, Number(answer.headers()['content-length'])] as const
    }),
  )
  const sum = weights.reduce((sum, [, bytes]) => sum + bytes, 0)
  expect(sum, `what is fetched: ${JSON.stringify(Object.fromEntries(weights))}`).toBeLessThanOrEqual(limit)
  // The measure sees the till itself, and nothing that comes with the first key.
  expect(first.some(file => file.includes('/till-'))).toBe(true)
  expect(first.filter(file => /\/till-(?:key|later|shared)/.test(file))).toEqual([])
})
