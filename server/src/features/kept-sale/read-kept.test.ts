import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { saleFormat } from '@quay/contract/bill/kept-sale'
import { keptReturn } from '@quay/contract/sale-return/offline'
import { describe, expect, it } from 'vitest'
import { readKeptSale, readLoosely } from './read-kept.ts'
import { returnHash } from './take-offline-returns.ts'

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

// The same of goods that came back: form 1 has no message around it. The hash holds a copy that comes again to be the same return.
describe('a return that a client of before wrote', () => {
  const ofReturns = path.join(folder, 'returns')
  it.each(readdirSync(ofReturns))('%s is read, and is known again by its content', file => {
    const body = JSON.parse(readFileSync(path.join(ofReturns, file), 'utf8'))
    const read = readLoosely(keptReturn, body)
    expect(read).toMatchObject(body)
    expect({ read, hash: returnHash(body).toString('hex') }).toMatchSnapshot()
    const { offline: _, takerId: _taker, ...older } = body
    expect(returnHash(older)).toEqual(returnHash(body))
    expect(returnHash({ ...older, cash: body.cash + 1000 })).not.toEqual(returnHash(body))
    // What a newer client says beside is left out: the goods came back.
    expect(readLoosely(keptReturn, { ...body, saidLater: 1 })).toEqual(read)
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
