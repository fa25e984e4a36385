import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, signedInAs, test } from '../fixtures.ts'
import { type OwnDatabase, ownDatabase } from '../own-database.ts'
import { watchPapers } from '../print/watch-papers.ts'
import { registerStore } from '../register-store.ts'

// A server of its own: only where a server holds one store is the key of its copies that store's.
let directory: string
let own: OwnDatabase | undefined
let server: ServerProcess
test.beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'quay-e2e-recovery-'))
  await chmod(directory, 0o755)
  own = await ownDatabase()
  server = await startServerProcess({ DATA_DIR: directory, ...(own ? { DATABASE_URL: own.url } : {}) })
})
test.afterAll(async () => {
  await server?.stop()
  await own?.drop()
  await rm(directory, { recursive: true, force: true })
})

test('the owner is asked for a recovery key, prints it, types two groups back, and copies are encrypted', async ({
  browser,
}) => {
  const store = await registerStore(server.baseUrl, { empty: true })
  const context = await browser.newContext({
    baseURL: server.baseUrl,
    storageState: signedInAs(server.baseUrl, store),
    locale: 'vi-VN',
    viewport: { width: 1366, height: 768 },
  })
  const papers = await watchPapers(context)
  const page = await context.newPage()
  const file = path.join(directory, 'recovery-key')

  await page.goto('/')
  await page
    .getByRole('link', { name: /^Khóa khôi phục/ })
    .first()
    .click()
  await expect(page.getByText('Bản sao lưu chưa được mã hóa')).toBeVisible()
  await checkAccessibility(page, 'copies without a key')
  await page.getByRole('button', { name: 'Tạo khóa khôi phục' }).click()

  const groups = await page.getByRole('list', { name: 'Khóa khôi phục' }).locator('code').allTextContents()
  expect(groups).toHaveLength(7)
  await page.getByRole('button', { name: 'In tờ khóa' }).click()
  await expect.poll(() => papers[0]).toContain(groups[6])
  expect(papers[0]).toContain('npm run restore')
  await checkAccessibility(page, 'a new key')
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await checkWidth(page, 'a new key')
  }
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.getByLabel('Nhóm 2').fill('ABCDE')
  await page.getByLabel('Nhóm 5').fill(groups[4]!.toLowerCase())
  await page.getByRole('button', { name: 'Bắt đầu mã hóa' }).click()
  await expect(page.getByText('Nhóm 2 chưa đúng với tờ giấy')).toBeVisible()
  await expect(readFile(file, 'utf8')).rejects.toThrow()
  await page.getByLabel('Nhóm 2').fill(` ${groups[1]} `)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bản sao lưu được mã hóa', { exact: true })).toBeVisible()
  const { name } = JSON.parse(await readFile(file, 'utf8'))
  await expect(page.getByText(`Bằng khóa ${name}`)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Khóa khôi phục \(đã xong/ })).toBeVisible()
  await context.close()
})
