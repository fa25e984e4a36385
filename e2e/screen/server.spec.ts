import { expect, nobody, test } from '../fixtures.ts'

test.use({ person: nobody })

test('says that it is well', async ({ request }) => {
  const answer = await request.get('/mp/api/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ code: 200, data: { status: 'ok' } })
})

for (const path of ['/', '/auth/sign-in', '/mp/api/health'])
  test(`sends the security headers with ${path}`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe-inline')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['x-powered-by']).toBeUndefined()
  })

test('runs the page under its own policy without a complaint', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', message => {
    if (/Content Security Policy|violates/i.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto('/')
  await expect(page.locator('#root')).not.toBeEmpty()
  expect(complaints).toEqual([])
})

test('keeps files with a hash for ever and the page never', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()['cache-control']).toContain('no-cache')
  const script = (await page.text()).match(/src="(\/assets\/[^"]+\.js)"/)?.[1]
  const file = await request.get(script ?? '/missing', { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()['cache-control']).toContain('immutable')
  expect(file.headers()['content-encoding']).toBe('br')
})

test('answers an unknown call and a missing file in the envelope, an unknown page with the client', async ({
  request,
}) => {
  for (const path of ['/mp/api/nothing', '/mp/nothing', '/assets/nothing.js']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 404, error: 'not-found' })
  }
  const page = await request.get('/no/such/page')
  expect(page.status()).toBe(200)
  expect(page.headers()['content-type']).toContain('text/html')
})
