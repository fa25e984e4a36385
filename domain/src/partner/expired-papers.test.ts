import { expect, it } from 'vitest'
import { expiredPapers } from './expired-papers.ts'

const gdp = (expiresOn: string | null) => ({ kind: 'gdp' as const, number: '12/GDP', expiresOn })
const business = (expiresOn: string | null) => ({ kind: 'business' as const, number: '0302', expiresOn })

it('tells what ran out before the day, by the newest paper of each kind', () => {
  expect(expiredPapers([], '2026-11-21')).toEqual([])
  expect(expiredPapers([gdp('2026-11-21'), business(null)], '2026-11-21')).toEqual([])
  expect(expiredPapers([gdp('2026-11-20'), business('2027-01-01')], '2026-11-21')).toEqual([
    { kind: 'gdp', expiresOn: '2026-11-20' },
  ])
  expect(expiredPapers([gdp('2025-01-01'), gdp('2026-03-01')], '2026-11-21')).toEqual([
    { kind: 'gdp', expiresOn: '2026-03-01' },
  ])
  expect(expiredPapers([gdp('2023-01-01'), gdp('2028-01-01')], '2026-11-21')).toEqual([])
  expect(expiredPapers([gdp('2023-01-01'), gdp(null)], '2026-11-21')).toEqual([])
})
