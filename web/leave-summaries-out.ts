import type { Plugin } from 'vite'

/** The sentence that says what a route is for, on one line as it is formatted. */
const summary = /\bsummary:\s*'(?:[^'\\\n]|\\.)*',?/g

/** The text of a contract without what it says of its routes to people who read it. */
export const withoutSummaries = (code: string): string => code.replace(summary, '')

/** Leaves the sentences about routes out of what a browser loads: the till would carry those of every route that it calls. */
export const leaveSummariesOut = (): Plugin => ({
  name: 'leave-summaries-out',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]contract[\\/]src[\\/][\w-]+\.ts$/ },
    handler: code => ({ code: withoutSummaries(code), map: null }),
  },
})
