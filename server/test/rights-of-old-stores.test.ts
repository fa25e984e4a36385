import { readdir, readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { actionsOf, defaultGrants } from '@quay/contract/areas'
import { expect, it } from 'vitest'
import { migrationsDirectory } from '../src/db/migration/migrate.ts'

/** Areas that the first stores were made with; the default roles of these stores hold them. Nothing is ever added here. */
const fromTheStart = new Set(
  'back_date bill branch cashbook check_inventory closed_day connect_delivery connect_system cost customer customer_phone customer_report debt_limit delivery delivery_fee discount discount_limit disposal doctor employee employee_report group_customer group_provider home import_product list_product map market_common market_setting market_store medicine_category negative_stock order point_setting price_setting product_report profit provider provider_report return return_product role sale sale_price sale_report sample_medicine shift stock_transfer store tax user_log'.split(
    ' ',
  ),
)

it('the managers of stores that exist hold every right that those of a new store hold', async () => {
  const names = (await readdir(migrationsDirectory)).filter(name => name.endsWith('.sql'))
  const texts = await Promise.all(names.map(name => readFile(path.join(migrationsDirectory, name), 'utf8')))
  const given = texts.filter(text => /insert into role_permission/.test(text)).join('\n')
  const missing = defaultGrants.management.filter(
    ({ model, action }) => !fromTheStart.has(model) && !given.includes(`'${model}', '${action}'`),
  )
  const remedy = `Write a migration like 20261121T2162_posted_price_right.sql for ${missing.map(({ model, action }) => `${model}/${action}`).join(', ')}`
  expect(missing, remedy).toEqual([])
  expect(actionsOf('posted_price')).toEqual(['update'])
})
