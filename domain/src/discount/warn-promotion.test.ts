import type { Promotion } from '@quay/contract/discount/promotion'
import { expect, it } from 'vitest'
import { ofProducts, promotion } from '../../test/promotion-factory.ts'
import { type NamedUnit, type WarnFacts, warnPromotion } from './warn-promotion.ts'

const unit = (part: Partial<NamedUnit> = {}): NamedUnit => ({
  productId: 'a',
  unitId: 'a-unit',
  groupIds: [],
  manufacturerId: null,
  isPromotable: true,
  name: 'Sữa tắm',
  price: 10_000,
  cost: 8_000,
  ...part,
})
const facts = (part: Partial<WarnFacts> = {}): WarnFacts => ({
  at: '2026-11-23T10:00',
  units: [unit()],
  hasCodes: true,
  isCampaign: false,
  isAnnounced: false,
  others: [],
  ...part,
})
const tenPercent = (part: Partial<Promotion> = {}, value = 1000) => promotion('10 %', 'PERCENT', [{ value }], part)
const medicine = unit({ name: 'Thuốc ho', isPromotable: false })

it.each<[string, Promotion, Partial<WarnFacts>, object[]]>([
  ['nothing', tenPercent(), {}, []],
  ['half is allowed', tenPercent({}, 5000), { units: [] }, []],
  ['more than half', tenPercent({}, 5001), { units: [] }, [{ code: 'over-half' }]],
  ['more than half, in a concentrated programme', tenPercent({}, 9000), { units: [], isCampaign: true }, []],
  [
    'a gift worth more than half of what is bought',
    promotion('gift', 'GIFT', [{ minAmount: 100_000, getQuantity: 2, giftWorth: 25_001 }], { budget: 1_000_000 }),
    {},
    [{ code: 'gift-over-half' }],
  ],
  [
    'a gift of half of the cheapest goods that are bought',
    promotion('gift', 'GIFT', [{ minQuantity: 2, getQuantity: 1, giftWorth: 10_000 }], { budget: 1_000_000 }),
    {},
    [],
  ],
  [
    'presents that were not announced',
    promotion('gift', 'GIFT', [{ minAmount: 100_000, getQuantity: 1, giftWorth: 10_000 }]),
    {},
    [{ code: 'notice', days: 3 }],
  ],
  [
    'presents that were announced',
    promotion('gift', 'GIFT', [{ minAmount: 100_000, getQuantity: 1, giftWorth: 10_000 }]),
    { isAnnounced: true },
    [],
  ],
  ['no way of selling', tenPercent({ channels: [] }), {}, [{ code: 'nobody' }]],
  ['a price below cost', tenPercent({}, 2001), {}, [{ code: 'below-cost', count: 1, names: ['Sữa tắm'] }]],
  ['a cost that nobody knows', tenPercent({}, 2001), { units: [unit({ cost: null })] }, []],
  ['a medicine beside other goods', tenPercent(), { units: [unit(), medicine] }, [{ code: 'medicines', count: 1 }]],
  ['medicines alone', tenPercent(), { units: [medicine] }, [{ code: 'all-medicines' }]],
  ['an end that is over', tenPercent({ endsAt: '2026-11-23T10:00' }), {}, [{ code: 'ended' }]],
  ['a day that never comes', tenPercent({ monthDays: 2 ** 30, months: 1 << 1 }), {}, [{ code: 'no-day' }]],
  [
    'no Monday before its end',
    tenPercent({ weekdays: 1, startsAt: '2026-11-24T00:00', endsAt: '2026-11-29T00:00' }),
    {},
    [{ code: 'no-day' }],
  ],
  ['nobody', tenPercent({ groupIds: [] }), {}, [{ code: 'nobody' }]],
  ['no uses left', tenPercent({ maxUses: 2, usedCount: 2 }), {}, [{ code: 'uses-gone' }]],
  [
    'a budget below what one bill gets',
    promotion('bill', 'MONEY', [{ value: 5_000 }], { level: 'ORDER', budget: 4_999 }),
    {},
    [{ code: 'budget-below-one' }],
  ],
  ['no codes', tenPercent({ codeKind: 'SINGLE' }), { hasCodes: false }, [{ code: 'no-codes' }]],
  [
    'another one of the same goods that comes first',
    tenPercent(),
    { others: [tenPercent({ id: 'x', name: 'Sữa', rank: 50, goods: ofProducts('a') })] },
    [{ code: 'same-goods', names: ['Sữa'], rank: 50, winner: 'other' }],
  ],
  [
    'one of equal rank',
    tenPercent(),
    { others: [tenPercent({ id: 'x', name: 'Sữa' })] },
    [{ code: 'same-goods', winner: 'better' }],
  ],
  ['one of other goods', tenPercent(), { others: [tenPercent({ id: 'x', goods: ofProducts('b') })] }, []],
  ['one that goes with others', tenPercent(), { others: [tenPercent({ id: 'x', stacking: 'COMBINE' })] }, []],
  [
    'one of another time',
    tenPercent({ endsAt: '2026-12-01T00:00' }),
    { others: [tenPercent({ id: 'x', startsAt: '2026-12-01T00:00' })] },
    [],
  ],
])('warns of %s', (_, own, part, warnings) => {
  const found = warnPromotion(own, facts(part))
  expect(found).toHaveLength(warnings.length)
  expect(found).toMatchObject(warnings)
})
