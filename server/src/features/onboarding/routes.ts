import type { onboardingRoutes } from '@quay/contract/onboarding/routes'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { addSamples } from './add-samples.ts'
import { hideOnboarding } from './hide-onboarding.ts'
import { readOnboarding } from './read-onboarding.ts'
import { removeSamples } from './remove-samples.ts'

export const onboardingHandlers = ({
  dataDirectory,
}: Pick<Runtime, 'dataDirectory'>): Handlers<typeof onboardingRoutes> => ({
  get: ({ tx, actor }) => readOnboarding(tx, actor, dataDirectory),
  hide: async ({ tx, actor, body }) => {
    await hideOnboarding(tx, actor, body.hidden)
    return readOnboarding(tx, actor, dataDirectory)
  },
  addSamples: async ({ tx, actor, body }) => {
    await addSamples(tx, actor, body.kind)
    return readOnboarding(tx, actor, dataDirectory)
  },
  removeSamples: async ({ tx, actor }) => {
    await removeSamples(tx, actor)
    return readOnboarding(tx, actor, dataDirectory)
  },
})
