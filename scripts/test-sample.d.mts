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

/** Whether a run looks at a page, by its name: each in one of three runs, so twice in seven on end. */
export function isDue(name: string, sample: RunSample): boolean

/** Every second case of a list; two seeds in a row have all of it. */
export function halfOf<Case>(cases: readonly Case[], sample: RunSample): Case[]

/** For the report of a run: what it takes, and how to have the same again. */
export function describeSample(sample: RunSample): string
