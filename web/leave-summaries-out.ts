import type { Plugin } from 'vite'

/** The sentence that says what a route is for, on one line as it is formatted. */
const summary = /\bsummary:\s*'(?:[^'\\\n]|\\.)*',?/g

/** What a route may refuse: the server declares it, a browser shows what comes. */
const refusals = /\berrors:\s*\[[^\]]*\],?/g

/** The text of a contract without what it says of its routes to people who read it, and without their refusals. */
export const withoutSummaries = (code: string): string => code.replace(summary, '').replace(refusals, '')

/** Files of the contract, in whichever folder of it. */
export const ofContract = /[\\/]contract[\\/]src[\\/](?:[\w-]+[\\/])*[\w-]+\.ts$/

/** Leaves the sentences about routes out of what a browser loads: the till would carry those of every route that it calls. */
export const leaveSummariesOut = (): Plugin => ({
  name: 'leave-summaries-out',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ofContract },
    handler: code => ({ code: withoutSummaries(code), map: null }),
  },
})
