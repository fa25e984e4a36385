import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInBrowser } from '../../api/session/browser-stand-in.ts'
import { session, useSession } from '../../api/session/session.ts'
import { useConnection } from '../connection/connection.ts'
import { isCalm } from './is-calm.ts'
import { openWork } from './open-work.ts'

vi.mock('./open-work.ts', () => ({ openWork: vi.fn(async () => []) }))

let fields: { value: string }[]
let hasWindow: boolean
let browser: ReturnType<typeof standInBrowser>
beforeEach(() => {
  browser = standInBrowser()
  fields = [{ value: '' }]
  hasWindow = false
  vi.stubGlobal('document', {
    querySelector: () => (hasWindow ? {} : null),
    querySelectorAll: () => fields,
  })
  session.end()
  useSession.setState({ profile: { id: 'u', store: { id: 's' } } as never, branchId: 'b' })
  useConnection.setState({ online: true, pending: 0 })
  restFor(11)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(openWork).mockResolvedValue([])
})
const restFor = (minutes: number) => browser.store.set('quay.v1.lastActive', String(Date.now() - minutes * 60_000))

function openWindow() {
  hasWindow = true
}

it('is calm ten minutes after the last key, with nothing open, online', async () => {
  expect(await isCalm()).toBe(true)
})

it.each([
  ['somebody works', () => restFor(9)],
  ['the server is away', () => useConnection.setState({ online: false })],
  ['a sale waits', () => useConnection.setState({ pending: 1 })],
  ['a cart has goods', () => vi.mocked(openWork).mockResolvedValue(['1 đơn bán chưa thu tiền'])],
  ['a window is open', openWindow],
  ['a form is half written', () => fields.push({ value: 'Bà Lan' })],
])('is not calm while %s', async (_, happens) => {
  happens()
  expect(await isCalm()).toBe(false)
})
