import * as contract from '@quay/contract/contract'
import { errorCodes } from '@quay/contract/error-code'
import { errorsOf } from '@quay/contract/errors-of'
import { neededRight } from '@quay/contract/right/find-right'
import type { Permission } from '@quay/contract/right/permission'
import { isWrite, type RouteSpec } from '@quay/contract/route'
import { imagePath, imageSlug } from '@quay/contract/upload/shapes'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { exampleOf } from './example-of.ts'
import { basePath } from './register-feature.ts'

type Json = Record<string, unknown>

let document: string | undefined
let page: string | undefined

/**
 * Publishes the contract: as OpenAPI 3.1 for programs and as a page for people. Made from the routes themselves, once, when
 * it is first asked for: it costs 0.2 s, which no start has to wait for.
 */
export function registerOpenapi(app: FastifyInstance): void {
  app.get(`${basePath}/openapi.json`, (_request, reply) => {
    document ??= JSON.stringify(openapiDocument())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get(`${basePath}/docs`, (_request, reply) => {
    page ??= docsPage()
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [feature, map] of Object.entries(contract))
    for (const [name, route] of Object.entries(map as Record<string, RouteSpec>)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(feature, name, route) }
    }
  paths['/health'] = { get: healthOperation }
  paths[imagePath.replace(/:(\w+)/g, '{$1}')] = { get: imageOperation }
  return {
    openapi: '3.1.0',
    info: { title: 'Quầy', version: '0.1.0', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: basePath }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Error: errorSchema } },
    paths,
  }
}

/** The one call outside the contract that programs make: a monitor asks it, not the web client. */
const healthOperation: Json = {
  operationId: 'health',
  tags: ['health'],
  summary: 'Máy chủ và cơ sở dữ liệu có trả lời không',
  'x-permission': 'public',
  security: [],
  parameters: [],
  responses: {
    200: {
      description: 'Thành công',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['code', 'message', 'data'],
            properties: {
              code: { type: 'integer' },
              message: { type: 'string' },
              data: {
                type: 'object',
                properties: {
                  status: { const: 'ok' },
                  epoch: { type: 'string', format: 'uuid', description: 'Khác đi sau khi khôi phục từ bản sao' },
                  build: { type: 'string', description: 'Bản của trang web mà máy chủ đang đưa ra' },
                  serverTime: { type: 'string', format: 'date-time' },
                },
              },
            },
          },
          example: {
            code: 200,
            message: 'Thành công',
            data: {
              status: 'ok',
              epoch: '5f8f0a52-9d3c-4c3b-8b57-2f5c1d6a9e10',
              build: '9c2d0b6ee96e',
              serverTime: '2026-11-26T07:00:00.000Z',
            },
          },
        },
      },
    },
    503: {
      description: `database-unavailable: ${errorCodes['database-unavailable'].message}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
}

/** The one answer that is no envelope: the picture itself. */
const imageOperation: Json = {
  operationId: 'upload.picture',
  tags: ['upload'],
  summary: 'Ảnh đã tải lên: logo, ảnh đại diện',
  'x-permission': 'public',
  security: [],
  parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string', pattern: imageSlug.source } }],
  responses: {
    200: {
      description: 'Ảnh WebP; địa chỉ này không bao giờ đổi nội dung',
      content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
    },
    404: {
      description: `not-found: ${errorCodes['not-found'].message}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
}

function operation(feature: string, name: string, route: RouteSpec): Json {
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: route.summary,
    'x-permission': shownPermission(route.permission),
    ...(isWrite(route) && { 'x-audit': route.audit, 'x-idempotency': route.idempotency }),
    security: route.permission === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...branchHeader(route),
      ...idempotencyHeader(route),
    ],
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': bodyWithExample(route.body) } },
    }),
    responses: {
      [route.status === 201 ? 201 : 200]: {
        description: 'Thành công',
        content: route.file
          ? { [route.file]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: envelopeSchema(route), example: answerExample(route) } },
      },
      ...refusals(route),
    },
  }
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function bodyWithExample(body: z.ZodType): Json {
  const schema = jsonSchema(body, 'input')
  return { schema, example: exampleOf(schema) }
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }))
}

/** The branch at which the call is made: one acts there in the role that one holds there. */
function branchHeader(route: RouteSpec): Json[] {
  if (route.permission === 'public') return []
  return [{ name: 'X-Branch', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } }]
}

function idempotencyHeader(route: RouteSpec): Json[] {
  if (route.method === 'GET' || route.idempotency !== 'key') return []
  return [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } }]
}

function envelopeSchema(route: RouteSpec): Json {
  const beside = route.beside ? (jsonSchema(route.beside, 'output').properties as Json) : {}
  return {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'integer' },
      message: { type: 'string' },
      ...(route.status !== 204 && { data: jsonSchema(route.response, 'output') }),
      ...beside,
    },
  }
}

const answerExample = (route: RouteSpec) => ({
  ...(exampleOf(envelopeSchema(route)) as Json),
  code: route.status ?? 200,
})

function refusals(route: RouteSpec): Json {
  const byStatus = Map.groupBy(errorsOf(route), code => errorCodes[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(code => `${code}: ${errorCodes[code].message}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message', 'error', 'retry'],
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    error: { type: 'string', enum: Object.keys(errorCodes) },
    retry: {
      type: 'string',
      enum: ['final', 'again', 'session'],
      description:
        'final: the same call is refused again; again: it may pass later; session: it waits for who sends it',
    },
    details: { type: 'object' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    requestId: { type: 'string' },
  },
}

/** A plain page that lists every route; no script, so the strict policy holds here too. */
function docsPage(): string {
  const sections = Object.entries(contract).map(([feature, map]) => {
    const rows = Object.values(map as Record<string, RouteSpec>).map(
      route =>
        `<tr><td>${route.method}</td><td><code>${escapeHtml(basePath + route.path)}</code></td><td>${escapeHtml(route.summary)}</td><td>${escapeHtml(permissionText(route.permission))}</td></tr>`,
    )
    return `<h2>${feature}</h2><table><thead><tr><th>Phương thức</th><th>Đường dẫn</th><th>Việc</th><th>Quyền</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  })
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · Quầy</title></head><body><main><h1>API của Quầy</h1><p><a href="${basePath}/openapi.json">OpenAPI 3.1</a></p>${sections.join('')}</main></body></html>`
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

const shownPermission = (permission: Permission) =>
  typeof permission === 'string' ? permission : neededRight(permission)

function permissionText(asked: Permission): string {
  const permission = shownPermission(asked)
  if (typeof permission === 'string') return permission === 'public' ? 'công khai' : 'đã đăng nhập'
  if ('anyOf' in permission) return permission.anyOf.map(permissionText).join(' hoặc ')
  return permission.action ? `${permission.model}/${permission.action}` : permission.model
}
