import type { FastifyRequest } from 'fastify'
import { type LoggerOptions, stdSerializers } from 'pino'

/** What an error of PostgreSQL carries of the row that it was about. */
const ofTheRow = ['detail', 'where', 'hint', 'internalQuery', 'dataType']

/**
 * What the log leaves out, at every level: of a request its address (slugs, searched names and phones), its headers and
 * its body; of a database error the values of the row.
 */
export const quietLog: Pick<LoggerOptions, 'serializers'> = {
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      // The route's pattern, never the path.
      route: request.routeOptions?.url ?? 'none',
      address: request.ip,
    }),
    err: (error: Error) => {
      const shown = stdSerializers.err(error) as unknown as Record<string, unknown>
      return Object.fromEntries(
        Object.entries(shown).flatMap(([name, value]) =>
          ofTheRow.includes(name) ? [] : [[name, withoutValue(value)]],
        ),
      )
    },
  },
}

/** `invalid input syntax for type uuid: "0912345678"` without what was put in. */
const withoutValue = (value: unknown) =>
  typeof value === 'string'
    ? value.replace(/(invalid input syntax for type \w+|out of range for type \w+): ".*?"/gs, '$1')
    : value
