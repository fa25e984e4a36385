import { z } from 'zod'
import { text } from '../field.ts'
import { routes } from '../route.ts'
import { foundWard, province, provinceCode } from './shapes.ts'

/** Public, because a store enters its address when it signs up. All callers get the same answer, and it rarely changes. */
const forEverybody = { permission: 'public', keptSeconds: 3600, perMinute: 300 } as const

/** Wards of one answer: more than any province has. */
export const mostWards = 200

export const wardRoutes = routes({
  provinces: {
    method: 'GET',
    path: '/province',
    summary: 'Các tỉnh, thành phố',
    ...forEverybody,
    response: z.object({ items: z.array(province) }),
  },
  list: {
    method: 'GET',
    path: '/ward',
    summary: 'Tìm phường, xã: có dấu hay không, theo tên hiện nay hoặc tên trước 01/07/2025',
    ...forEverybody,
    query: z.object({
      provinceCode: provinceCode.optional(),
      keyword: text(100).optional(),
      limit: z.coerce.number().int().min(1).max(mostWards).default(50),
    }),
    response: z.object({ items: z.array(foundWard) }),
  },
})
