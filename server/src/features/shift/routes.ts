import type { shiftRoutes } from '@quay/contract/shift/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { closeShift } from './close-shift.ts'
import { countShift } from './count-shift.ts'
import { readEndOfDay } from './day/end-of-day.ts'
import { exportDay } from './day/export-day.ts'
import { keepDay } from './day/keep-day.ts'
import { handOverShift } from './hand-over-shift.ts'
import { openShift } from './open-shift.ts'
import { reopenShift } from './reopen-shift.ts'
import { shiftFile } from './shift-file.ts'
import { listShiftMoney, listShifts, readShift, totalShifts } from './shift-queries.ts'

export const shiftHandlers = (runtime: Runtime): Handlers<typeof shiftRoutes> => ({
  list: ({ tx, actor, query }) => listShifts(tx, actor, query),
  total: ({ tx, actor, query }) => totalShifts(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, shiftFile, body, page => listShifts(tx, actor, { ...body, ...page })),
  endOfDay: ({ tx, actor, query }) => readEndOfDay(tx, actor, query),
  dayExport: ({ tx, actor, body }) => exportDay(tx, actor, body),
  keepDay: ({ tx, actor, body }) => keepDay(tx, actor, body),
  get: ({ tx, actor, params }) => readShift(tx, actor, params.id),
  money: ({ tx, actor, params, query }) => listShiftMoney(tx, actor, params.id, query),
  open: ({ tx, actor, body, hash }) => openShift(tx, actor, body, hash),
  count: ({ tx, actor, params, body }) => countShift(tx, actor, params.id, body),
  close: ({ tx, actor, params, body }) => closeShift(tx, actor, params.id, body),
  handOver: ({ tx, actor, params, body }) => handOverShift(tx, actor, runtime, params.id, body),
  reopen: ({ tx, actor, params, body }) => reopenShift(tx, actor, params.id, body.reason),
})
