import type { Socket } from 'node:net'
import { type ErrorCode, errorCodes, errorMessage } from '@quay/contract/error-code'
import type { ConnectionError } from 'fastify'
import { headersOfTheLost } from '../answer/security-headers.ts'

/**
 * Answers bytes that are not HTTP, or are too long, in the envelope of every refusal, and closes the
 * connection: the start of the next request is unknown.
 */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'body-too-large' : 'malformed-request'
  const { status, retry } = errorCodes[code]
  const body = JSON.stringify({ code: status, message: errorMessage(code), error: code, retry })
  const headers = {
    ...headersOfTheLost,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const start = `HTTP/1.1 ${status} ${status === 413 ? 'Payload Too Large' : 'Bad Request'}\r\n`
  socket.end(`${start}${lines.join('')}\r\n${body}`, () => socket.destroy())
}
