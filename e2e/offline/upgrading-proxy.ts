import * as http from 'node:http'
import type { AddressInfo } from 'node:net'

/** Files in which a build names itself. */
const named = /^\/(service-worker\.js|build\.json|mp\/api\/health)?$/

/**
 * Stands before a server as if it were upgraded: after `upgrade` the same client has another name, as a new build has, and the files that
 * `goes` matches are not there any more, as those of an old build are gone.
 */
export async function startUpgradingProxy(target: string) {
  const { build } = (await (await fetch(`${target}/build.json`)).json()) as { build: string }
  const next = [...build].toReversed().join('').replace(/^./, 'z')
  let gone: RegExp | null = null
  const proxy = http.createServer(async (request, response) => {
    const { method, url: path = '/' } = request
    // What is not changed on the server is changed here.
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...asked } = request.headers
    const headers = { ...asked, 'accept-encoding': 'identity' }
    const pathname = new URL(path, target).pathname
    const isPage = request.headers['sec-fetch-mode'] === 'navigate'
    if (gone?.test(pathname)) return void response.writeHead(404).end()
    const forward = http.request(new URL(path, target), { method, headers }, async answer => {
      if (!gone || !(named.test(pathname) || isPage)) {
        response.writeHead(answer.statusCode!, answer.headers)
        return void answer.pipe(response)
      }
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString().replaceAll(build, next)
      response.writeHead(answer.statusCode!, { ...answer.headers, 'content-length': Buffer.byteLength(text) })
      response.end(text)
    })
    forward.on('error', () => response.destroy())
    request.pipe(forward)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    build,
    next,
    upgrade(goes: RegExp) {
      gone = goes
    },
    stop() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
