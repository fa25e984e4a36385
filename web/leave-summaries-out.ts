import type { Plugin } from 'vite'

/** The sentence that says what a route is for, on one line as it is formatted. */
const summary = /\bsummary:\s*'(?:[^'\\\n]|\\.)*',?/g

/** What a route may refuse: the server declares it, a browser shows what comes. */
const refusals = /\berrors:\s*\[[^\]]*\],?/g

/** What the log calls it, and the code of a good answer: the server's own business as well. */
const ofServer = /\b(?:audit:\s*'[\w.-]+'|status:\s*20\d),?/g

/** The text of a contract without what it says of its routes to people who read it, and to the server alone. */
export const withoutSummaries = (code: string): string =>
  code.replace(summary, '').replace(refusals, '').replace(ofServer, '')

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
