import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInBrowser } from '../../api/session/browser-stand-in.ts'
import { keepOwnTill, newSecret } from '../../api/session/own-till.ts'
import { useSession } from '../../api/session/session.ts'
import { writeText } from '../../storage/stored.ts'
import { carrierOf } from './carrier-of.ts'

const storeId = '0199aaaa-0000-7000-8000-000000000001'
const id = '0199aaaa-0000-7000-8000-000000000002'
const till = { storeId, id, token: `${id}.${newSecret()}`, name: 'Quầy 1', prefix: 'Q1', paper: null, branchId: id }
const soldBy = (sellerId: string) => carrierOf({ body: { sellerId } as never })

beforeEach(() => {
  standInBrowser()
  writeText('storeId', storeId)
  useSession.setState({ profile: { id: 'lan' } as never })
})
afterEach(() => {
  keepOwnTill(null)
  useSession.setState({ profile: null })
  vi.unstubAllGlobals()
})

it('delivers the sales of colleagues at a till, also at one that was retired meanwhile, and nowhere else', () => {
  expect([soldBy('lan'), soldBy('hoa')]).toEqual(['own', null])
  keepOwnTill(till)
  expect(soldBy('hoa')).toBe('own')
  keepOwnTill({ ...till, isRetired: true })
  expect(soldBy('hoa')).toBe('own')
})
