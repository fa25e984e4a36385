import type { EventEmitter } from 'node:events'
import pg from 'pg'
import { fieldName } from './field-name.ts'

/** A connection whose rows have the fields of the code: `product_id` is read as `productId`, and no statement renames it. */
export class FieldClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Before pg reads the names of a result.
    this.wire.prependListener('rowDescription', ({ fields }: { fields: { name: string }[] }) => {
      for (const field of fields) field.name = fieldName(field.name)
    })
  }

  /** The messages of the protocol as they come: private to pg, pinned by its version and by the tests of the pool. */
  protected get wire(): EventEmitter {
    return (this as unknown as { connection: EventEmitter }).connection
  }
}
