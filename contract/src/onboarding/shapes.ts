import { z } from 'zod'

/** The steps of a store's first day, in the order in which they help each other. */
export const onboardingSteps = ['products', 'opening', 'receipt', 'bank', 'sale', 'staff', 'copies'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Goods to try with: medicines with lots for a pharmacy, packed goods for another shop. */
export const sampleKinds = ['medicines', 'goods'] as const
export type SampleKind = (typeof sampleKinds)[number]

export const onboarding = z.object({
  /** This person put the list away. */
  hidden: z.boolean(),
  /** What the store holds decides whether a step is done; there is nothing to tick. */
  /** Those that this store can do: its copies are encrypted here only where the server is its own. */
  steps: z.array(z.object({ id: z.enum(onboardingSteps), done: z.boolean() })),
  /** `possible`: the store holds no goods yet. `none`: it has goods of its own. */
  samples: z.enum(['possible', 'present', 'none']),
})
export type Onboarding = z.output<typeof onboarding>
