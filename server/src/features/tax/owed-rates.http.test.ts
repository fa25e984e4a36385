import { resolveVatRate } from '@quay/domain/tax/resolve-vat-rate'
import { addDays } from '@quay/domain/time/calendar'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addBranch, inStore } from '../../../test/factories.ts'
import { declareMethod } from '../../../test/sale-history.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'
import { owedRatesSql } from './owed-rates.ts'

const shop = await shopOfFile()

// biome-ignore lint/suspicious/noExplicitAny: rows of statements
type Json = any

const dated = fc.record({
  /** 0: a product; 1 to 3: a group at that height above its goods. */
  level: fc.integer({ min: 0, max: 3 }),
  ofBranch: fc.boolean(),
  from: fc.integer({ min: -3, max: 2 }),
  days: fc.option(fc.integer({ min: 0, max: 3 })),
  rate: fc.constantFrom(-2, -1, 0, 5, 8, 10),
})

it('the rates of SQL are those of resolveVatRate, whatever dated rates of goods and groups hold', async () => {
  const owner = await shop.registerStore()
  const storeId = owner.profile.store.id
  expect((await declareMethod(owner, 'DEDUCTION')).status).toBe(200)
  // A branch that has declared nothing owes none, and its rates are not those of another.
  const elsewhere = await addBranch(shop, owner)
  const { id: productId } = await shelve(shop, owner, [{ quantity: 1 }])
  const groups = [newId(), newId(), newId()]
  await inStore(shop, storeId, async query => {
    for (const [place, id] of groups.entries())
      await query('insert into product_group (store_id, id, parent_id, name, level) values ($1, $2, $3, $4, $5)', [
        ...[storeId, id, groups[place - 1] ?? null, `Nhóm ${place}`, place + 1],
      ])
    await query('update product set group_id = $3 where store_id = $1 and id = $2', [storeId, productId, groups[2]])
  })
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  await fc.assert(
    fc.asyncProperty(fc.array(dated, { maxLength: 6 }), async rates => {
      const rows = rates.map(({ level, ofBranch, from, days, rate }) => ({
        ...{ level, ofBranch, rate, from: addDays(today, from) },
        to: days === null ? null : addDays(today, from + days),
      }))
      // Of one thing at one place no two rates hold on one day: the first that says so stays.
      const kept = rows.filter(
        (row, place) =>
          !rows
            .slice(0, place)
            .some(
              other =>
                other.level === row.level &&
                other.ofBranch === row.ofBranch &&
                (row.to === null || other.from <= row.to) &&
                (other.to === null || row.from <= other.to),
            ),
      )
      const found = await inStore(shop, storeId, async query => {
        await query('delete from tax_data where store_id = $1', [storeId])
        for (const { level, ofBranch, from, to, rate } of kept)
          for (const branchId of ofBranch ? [owner.branchId, elsewhere] : [null])
            await query(
              `insert into tax_data (store_id, id, branch_id, product_id, group_id, vat_rate, from_day, to_day, created_by_name, created_at)
               values ($1, $2, $3, $4, $5, $6, $7, $8, 'Hà', now())`,
              [
                ...[storeId, newId(), branchId, level === 0 ? productId : null, level > 0 ? groups[3 - level] : null],
                // At another branch another one.
                ...[branchId === elsewhere ? 0 : rate, from, to],
              ],
            )
        return query(owedRatesSql('$1', 'true', 'true'), [storeId])
      })
      const expected = Math.max(0, resolveVatRate(5, kept as Json, today))
      expect(found).toEqual([{ branchId: owner.branchId, productId, rate: expected }])
    }),
    { numRuns: 60 },
  )
})
