// What launchd and the Task Scheduler run: the server, started again when it fails, with what it says in files that do
// not grow for ever. `node scripts/serve.mjs LOG_FOLDER`. systemd does both by itself and runs the server directly.
import { spawn } from 'node:child_process'
import * as path from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { openLog } from './rotating-log.mjs'

const folder = process.argv[2]
if (!folder) throw new Error('Which folder is for the log?')
const log = openLog(path.join(folder, 'quay.log'))
const firstPause = 2_000
const longestPause = 60_000
/** A run this long was a good one: its end is not the last one's again. */
const goodRun = 60_000
const lastWords = 1_000

let pause = firstPause
let isEnding = false
/** @type {import('node:child_process').ChildProcess | undefined} */
let server

function start() {
  const began = Date.now()
  // The channel tells the server when we are gone, also where nobody can send it a signal.
  server = spawn(process.execPath, ['server/src/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    cwd: path.resolve(import.meta.dirname, '..'),
    windowsHide: true,
  })
  const streams = [server.stdout, server.stderr].filter(stream => stream !== null)
  for (const stream of streams) stream.on('data', log.write)
  server.once('error', error => log.say(`The server could not be started: ${error.message}`))
  server.once('exit', async (code, signal) => {
    server = undefined
    // Its last words come first; a process that it left behind may hold them open.
    await Promise.race([Promise.all(streams.map(stream => finished(stream).catch(() => {}))), setTimeout(lastWords)])
    log.say(`The server ended (${signal ?? `code ${code}`})`)
    if (isEnding) process.exit()
    if (Date.now() - began > goodRun) pause = firstPause
    log.say(`Starting it again in ${pause / 1000} s`)
    const thisPause = pause
    pause = Math.min(pause * 2, longestPause)
    await setTimeout(thisPause)
    start()
  })
  log.say(`Started as process ${server.pid}`)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']))
  process.on(signal, () => {
    isEnding = true
    if (server?.connected) server.disconnect()
    else if (!server) process.exit()
  })
start()
