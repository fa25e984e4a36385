import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { saleFormat } from '@quay/contract/bill/kept-sale'
import { describe, expect, it } from 'vitest'
import { readKeptSale } from './read-kept.ts'

const folder = path.join(import.meta.dirname, '../../../test/kept-bodies')
const now = new Date('2027-05-04T08:00:00.000Z')

// Bodies that clients wrote into their disks, by the form of each. A file stays for ever, as it is: only new ones are added.
describe('a body that a client of before wrote', () => {
  it.each(readdirSync(folder).filter(file => file.endsWith('.json')))('%s is read in the form of today', file => {
    const body = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    const { sale } = readKeptSale(body, saleFormat, now)
    expect(sale).toMatchObject({ id: body.id, items: body.items, payments: body.payments })
    expect(sale).toMatchSnapshot()
  })
})

it('has the hash of its live copy, whatever it says of being kept and of its till', () => {
  const body = JSON.parse(readFileSync(path.join(folder, '2-kept-without-the-network.json'), 'utf8'))
  const { offline: _, ...live } = body
  const [kept] = readKeptSale(body, saleFormat, now).hashes
  const [first, older] = readKeptSale(
    { ...live, deviceToken: `${body.id}.${'A'.repeat(43)}`, offline: body.offline },
    saleFormat,
    now,
  ).hashes.map(String)
  expect([first, older === first]).toEqual([String(kept), false])
})
