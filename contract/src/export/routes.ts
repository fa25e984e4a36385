import { z } from 'zod'
import { id, idParams } from '../field.ts'
import { routes } from '../route.ts'

export const exportRoutes = routes({
  progress: {
    method: 'GET',
    path: '/export/:id',
    summary: 'Một tệp Excel đang xuất đã ghi được bao nhiêu dòng',
    permission: 'signed-in',
    params: idParams,
    response: z.object({ id, done: z.int(), total: z.int() }),
    errors: ['not-found'],
  },
})
