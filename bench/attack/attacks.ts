import { newId } from '@quay/server/db/new-id'
import { pdfOfForms } from '../../server/test/file/hostile-files.ts'
import { uploadList } from '../excel.ts'
import { openShop, type Shop } from '../shop.ts'
import type { ShopServer } from '../shop-server.ts'
import type { Assault, PreparedCall } from './attacker.ts'
import { emptyPicture, endlessCells, longInvoice, mixedMarks } from './crafted-files.ts'

export type Attack = Pick<Assault, 'calls' | 'parallel' | 'most'>

/** What a store, or a stranger, does to the server; each bounded in number, and in time by whoever runs it. */
export const attacks: Record<string, (server: ShopServer, shop: Shop) => Promise<Attack>> = {
  'catalogue ×300': async (_server, shop) => reads(shop, 'till/catalogue?limit=1000'),
  'product pages ×300': async (_server, shop) => reads(shop, 'product?limit=200'),
  'reports ×300': async (_server, shop) => reads(shop, 'reorder?limit=200', 'lot?limit=200', 'product-duplicate'),
  'employees ×600': async (server, shop) => {
    const role = await roleOf(server, shop)
    const bodies = Array.from({ length: 600 }, (_, i) => ({
      fullName: `Nhân viên ${i}`,
      username: `nv-do-${shop.username}-${i}`,
      password: 'mat-khau-dau-tien-7',
      roleId: role,
      branchIds: [shop.branchId],
    }))
    return { calls: bodies.map(body => post('employee', body, shop)), parallel: 100, most: 600 }
  },
  'crafted xlsx': async (_server, shop) => {
    const content = endlessCells(4_000_000).toString('base64')
    return several(8, 4, () => post('excel', { id: newId(), kind: 'product', fileName: 'hang.xlsx', content }, shop))
  },
  'crafted PDF': async server => {
    // Of a store of its own: what is still being read of it is not in the way of the next attack.
    const shop = await openShop(server, 1)
    const content = pdfOfForms(24, 2).toString('base64')
    return several(8, 4, () => post('inbound/read-invoice-pdf', { content }, shop))
  },
  'crafted XML': async (_server, shop) => {
    const xml = longInvoice(2_000)
    return several(8, 4, () => post('inbound/read-invoice', { xml }, shop))
  },
  'crafted pictures': async (_server, shop) => {
    const content = emptyPicture(6_300).toString('base64')
    return several(40, 10, () => post('upload', { id: newId(), purpose: 'product', content }, shop))
  },
  'import run ×14': async server => {
    const shop = await openShop(server, 1)
    const { upload, taking } = await uploadList(server, shop, 5_000)
    return several(14, 14, () => post(`excel/${upload.id}/run`, taking, shop))
  },
  'combining marks': async (_server, shop) => {
    const marks = mixedMarks(320_000)
    const login = post('auth/login', { username: marks, password: 'x' })
    const customer = post('customer', { name: marks, phone: '0912345678' }, shop)
    return { calls: [login, customer], parallel: 4, most: 200 }
  },
  'deep JSON': async (_server, shop) => {
    const body = '['.repeat(500_000) + ']'.repeat(500_000)
    const field = `{"username":${body},"password":"x"}`
    return {
      calls: [
        { method: 'POST', path: 'auth/login', body: field },
        { method: 'POST', path: 'bill', body: `{"items":${body}}`, token: shop.token },
      ],
      parallel: 10,
      most: 400,
    }
  },
  'unknown keys 1 MB': async (_server, shop) => {
    const keys = Array.from({ length: 80_000 }, (_, i) => `"k${i}":1`).join()
    const mistakes = `{"items":[${'{},'.repeat(300_000)}{}]}`
    return {
      calls: [
        { method: 'POST', path: 'auth/login', body: `{${keys}}` },
        { method: 'POST', path: 'bill', body: `{${keys}}`, token: shop.token },
        { method: 'POST', path: 'bill', body: mistakes, token: shop.token },
      ],
      parallel: 10,
      most: 400,
    }
  },
  'junk refreshes': async () => ({
    calls: Array.from({ length: 100 }, () => post('auth/refresh-token', { refreshTk: `${newId()}.${newId()}.x` })),
    parallel: 100,
    most: 20_000,
  }),
}

const post = (path: string, body: unknown, shop?: Shop): PreparedCall => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  ...(shop && { token: shop.token }),
})

const reads = (shop: Shop, ...paths: string[]): Attack => ({
  calls: paths.map(path => ({ method: 'GET', path, token: shop.token })),
  parallel: 300,
  most: 20_000,
})

const several = (most: number, parallel: number, call: () => PreparedCall): Attack => ({
  calls: Array.from({ length: most }, call),
  parallel,
  most,
})

async function roleOf(server: ShopServer, shop: Shop): Promise<string> {
  const reply = await server.request('GET', 'auth/profile', undefined, shop.token)
  return JSON.parse(reply.body).data.role.id
}
