import { dayFigures } from '@quay/contract/shift/shapes'
import { expect, it } from 'vitest'
import { changesOfDay, type KeptDay } from './day-figures.ts'

const zeros = Object.fromEntries(dayFigures.map(figure => [figure, 0])) as KeptDay['figures']
const day = (figures: Partial<KeptDay['figures']>, funds: KeptDay['funds'] = []): KeptDay => ({
  figures: { ...zeros, ...figures },
  funds,
})
const drawer = (moved: number) => ({ accountId: 'd', name: 'Tiền mặt', moved })

it('a day that did not change has no changes', () => {
  expect(changesOfDay(day({ cash: 5 }, [drawer(5)]), day({ cash: 5 }, [drawer(5)]))).toEqual([])
})

it('each figure and each fund that changed says what it was and is; a fund that is new was nothing', () => {
  const bank = { accountId: 'b', name: 'Vietcombank', moved: 7 }
  expect(changesOfDay(day({ cash: 5, debt: 1 }, [drawer(5)]), day({ cash: 5, debt: 2 }, [drawer(4), bank]))).toEqual([
    { figure: 'debt', fundName: null, before: 1, now: 2 },
    { figure: null, fundName: 'Tiền mặt', before: 5, now: 4 },
    { figure: null, fundName: 'Vietcombank', before: 0, now: 7 },
  ])
})
