import { withOwner } from '../db/connection/pool.ts'
import { runSimulation, simulatePromotionKind } from '../features/discount/trial/run-simulation.ts'
import type { JobWorker } from './job-worker.ts'

/** Tries a promotion on the bills of many days; where it breaks, whoever waits for it is told. */
export const simulatePromotions: JobWorker = {
  kind: simulatePromotionKind,
  run: ({ address }, job) =>
    withOwner(address, async owner => {
      if (job) await runSimulation(owner, job)
    }),
}
