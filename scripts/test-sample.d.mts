export interface RunSample {
  all: boolean
  seed: number
}

/** How many runs have every case between them. */
export const turns: number

/** What this run takes, by `QUAY_TEST_ALL` and `QUAY_TEST_SEED`; without a seed by the day. */
export function sampleOfRun(environment?: Record<string, string | undefined>): RunSample

/** The cases of a list that the run takes, one at least; those of `turns` seeds in a row are all of the list. */
export function partOf<Case>(cases: readonly Case[], sample: RunSample): Case[]

/** Whether a run looks at the page of that name: seven seeds in a row have each on an even and on an odd one. */
export function isDue(name: string, sample: RunSample): boolean

/** Every second case of a list; those of two seeds in a row are all of the list. */
export function halfOf<Case>(cases: readonly Case[], sample: RunSample): Case[]

/** For the report of a run: what it takes, and how to have the same again. */
export function describeSample(sample: RunSample): string
