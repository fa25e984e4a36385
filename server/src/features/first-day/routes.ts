import type { firstDayRoutes } from '@quay/contract/first-day/routes'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { addSamples } from './add-samples.ts'
import { hideFirstDay } from './hide-first-day.ts'
import { readFirstDay } from './read-first-day.ts'
import { removeSamples } from './remove-samples.ts'

export const firstDayHandlers = ({
  dataDirectory,
}: Pick<Runtime, 'dataDirectory'>): Handlers<typeof firstDayRoutes> => ({
  get: ({ tx, actor }) => readFirstDay(tx, actor, dataDirectory),
  hide: async ({ tx, actor, body }) => {
    await hideFirstDay(tx, actor, body.hidden)
    return readFirstDay(tx, actor, dataDirectory)
  },
  addSamples: async ({ tx, actor, body }) => {
    await addSamples(tx, actor, body.kind)
    return readFirstDay(tx, actor, dataDirectory)
  },
  removeSamples: async ({ tx, actor }) => {
    await removeSamples(tx, actor)
    return readFirstDay(tx, actor, dataDirectory)
  },
})
