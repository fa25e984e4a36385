import * as http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Sent {
  path: string
  /** Without its parameters: `text/javascript`. */
  type: string
  /** Of the body as it crossed the wire: compressed, without headers. */
  bytes: number
  /** Epoch milliseconds at which its last byte was sent. */
  at: number
}

/**
 * Stands between a browser and a server and notes every body that the server sends, whoever asked for it: the page, a
 * worker, a preload. The tools of the browser tell of the page's requests only.
 */
export async function startCountingProxy(target: string) {
  const sent: Sent[] = []
  const proxy = http.createServer((request, response) => {
    const { method, headers, url: path = '/' } = request
    const forward = http.request(new URL(path, target), { method, headers }, answer => {
      let bytes = 0
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => {
        sent.push({ path, type: answer.headers['content-type']?.split(';')[0] ?? '', bytes, at: Date.now() })
      })
      answer.pipe(response)
    })
    forward.on('error', () => response.destroy())
    request.pipe(forward)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    sent,
    stop: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
