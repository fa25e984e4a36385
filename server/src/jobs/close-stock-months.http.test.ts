import { addDays } from '@quay/domain/time/calendar'
import { expect, it } from 'vitest'
import { inStore } from '../../test/factories.ts'
import { shelve } from '../../test/shelf.ts'
import { shopOfFile } from '../../test/shop-of-file.ts'
import { writeMonthEnds } from './close-stock-months.ts'

const shop = await shopOfFile()

it('the end of a month is written once its last night is over: a branch may count the first hours of a month to the one before', async () => {
  const owner = await shop.registerStore()
  const storeId = owner.profile.store.id
  await shelve(shop, owner, [{ quantity: 10, value: 10_000 }])
  await inStore(shop, storeId, query => query('update branch set day_cut_off_hour = 4 where store_id = $1', [storeId]))
  const [{ day }] = await inStore(shop, storeId, query =>
    query('select min(business_day)::text as day from stock_entry where store_id = $1', [storeId]),
  )
  const first = `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
  const ends = async (now: string) => {
    await writeMonthEnds(shop.database.owner, new Date(`${now}+07:00`))
    const rows = await inStore(shop, storeId, query =>
      query('select day::text from stock_month_end where store_id = $1 order by day', [storeId]),
    )
    return rows.map(row => row.day)
  }
  expect(await ends(`${first}T02:00:00`)).toEqual([])
  expect(await ends(`${addDays(first, 1)}T02:00:00`)).toEqual([addDays(first, -1)])
  expect(await ends(`${addDays(first, 1)}T03:00:00`)).toEqual([addDays(first, -1)])
})
