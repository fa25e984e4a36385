import { readdir, readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { defaultGrants } from '@quay/contract/areas'
import { describe, expect, it } from 'vitest'
import { migrationsDirectory } from '../src/db/migration/migrate.ts'

/**
 * What the default roles of the first stores hold, by area and the first letters of its actions (read, create, update, delete).
 * Nothing is ever added here: a right that came later is given to the stores that exist by a migration.
 */
const fromTheStart = {
  management:
    'back_date:c bill:rud branch:rcud cashbook:rcud check_inventory:rcud closed_day:u connect_delivery:rcud connect_system:rcud cost:r customer:rcud customer_phone:r customer_report:rcud debt_limit:u delivery:rcud delivery_fee:rcud discount:rcud discount_limit:u disposal:rcud doctor:rcud employee:rcud employee_report:rcud group_customer:rcud group_provider:rcud home:rcud import_product:rcud list_product:rcud map:rcud market_common:rcud market_setting:rcud market_store:rcud medicine_category:rcud negative_stock:c order:rcud point_setting:rcud price_setting:rcud product_report:rcud profit:r provider:rcud provider_report:rcud return:rcud return_product:rcud role:r sale:rcud sale_price:u sale_report:rcud sample_medicine:rcud shift:rcud stock_transfer:rcud store:rcu tax:rcud user_log:r',
  staff: 'bill:r check_inventory:rc customer:rc home:r list_product:r order:rc return:rc sale:rc shift:rcu',
}

const names = (await readdir(migrationsDirectory)).filter(name => name.endsWith('.sql'))
const texts = await Promise.all(names.map(name => readFile(path.join(migrationsDirectory, name), 'utf8')))
const statements = texts.flatMap(text => text.split(';')).filter(text => /insert into role_permission/.test(text))

describe('the default roles of stores that exist hold what those of a new store hold', () => {
  it.each(['management', 'staff'] as const)('%s', role => {
    const held = new Map(fromTheStart[role].split(' ').map(area => area.split(':') as [string, string]))
    const given = statements.filter(text => text.includes(`'${role}'`)).join('\n')
    const missing = defaultGrants[role]
      .filter(({ model, action }) => !held.get(model)?.includes(action.charAt(0)))
      .map(({ model, action }) => `'${model}', '${action}'`)
      .filter(right => !given.includes(right))
    const remedy = `Write a migration like 20261121T2162_posted_price_right.sql that gives ${role} ${missing.join(' and ')}`
    expect(missing, remedy).toEqual([])
  })
  it('and some rights did come later, so the first test looks at something', () => {
    expect(statements.length).toBeGreaterThan(5)
  })
})
