import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { id, idParams, nothing } from '../field.ts'
import { pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'
import { contraindicatedPair, importPairs, listBodyLimit, pairList } from './shapes.ts'

const reading = { model: 'contraindicated_pair', action: 'update' } as const

export const contraindicationRoutes = routes({
  list: {
    method: 'GET',
    path: '/contraindicated-pair',
    summary: 'Cặp thuốc chống chỉ định của cửa hàng: tìm theo hoạt chất, không cần dấu',
    permission: reading,
    query: pageQuery,
    response: pageOf(contraindicatedPair),
  },
  export: exportRoute('/contraindicated-pair/export', 'Xuất các cặp thuốc chống chỉ định ra tệp Excel', reading, {
    keyword: pageQuery.shape.keyword,
  }),
  current: {
    method: 'GET',
    path: '/contraindicated-pair/list',
    summary: 'Danh mục cặp thuốc chống chỉ định đang dùng; không có thì trống',
    permission: reading,
    response: z.object({ list: pairList.nullable() }),
  },
  atTill: {
    method: 'GET',
    path: '/till/contraindicated-pair',
    summary: 'Cả danh mục cặp thuốc chống chỉ định cho quầy bán, để quầy xét cả khi mất mạng',
    permission: { model: 'sale' },
    response: z.object({
      listId: id.nullable(),
      pairs: z.array(contraindicatedPair.pick({ first: true, second: true, consequence: true, management: true })),
    }),
  },
  import: {
    method: 'POST',
    path: '/contraindicated-pair/list',
    summary: 'Nhập danh mục cặp thuốc chống chỉ định từ CSV, thay cho danh mục cũ',
    permission: { model: 'contraindicated_pair', action: 'update' },
    body: importPairs,
    bodyLimit: listBodyLimit,
    response: pairList,
    status: 201,
    audit: 'pair-list.import',
    idempotency: 'key',
    errors: ['pair-list-unreadable', 'pair-list-changed'],
  },
  remove: {
    method: 'DELETE',
    path: '/contraindicated-pair/list/:id',
    summary: 'Bỏ danh mục cặp thuốc chống chỉ định: quầy không xét nữa',
    permission: { model: 'contraindicated_pair', action: 'update' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'pair-list.remove',
    idempotency: 'natural',
    errors: ['not-found'],
  },
})
