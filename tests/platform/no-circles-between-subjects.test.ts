import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Floors whose rooms stand in an order: of two rooms one may know the other, never both. */
const FLOORS = ['src/market', 'src/rules', 'src/server'];

describe.each(FLOORS)('the rooms of %s', (floor) => {
  it('do not import each other in a circle', () => {
    expect(findCircle(readRooms(floor))).toEqual([]);
  });
});

it('a circle is found, also one of three', () => {
  const rooms = new Map([
    ['ads', new Set(['prices'])],
    ['prices', new Set(['people'])],
    ['people', new Set(['ads'])],
  ]);
  expect(findCircle(rooms)).toEqual(['ads', 'prices', 'people', 'ads']);
});

type Rooms = Map<string, Set<string>>;

/** Which room imports from which, types too; files that lie outside rooms wire them and count for none. */
function readRooms(floor: string): Rooms {
  const rooms: Rooms = new Map();
  for (const path of readdirSync(floor, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.tsx?$/.test(path)) continue;
    const file = join(floor, path);
    const room = nameRoom(floor, file);
    for (const imported of listImports(file)) {
      const other = nameRoom(floor, imported);
      if (room === undefined || other === undefined || other === room) continue;
      rooms.set(room, (rooms.get(room) ?? new Set()).add(other));
    }
  }
  expect(rooms.size).toBeGreaterThan(1);
  return rooms;
}

function nameRoom(floor: string, file: string): string | undefined {
  const [room, ...rest] = file.startsWith(`${floor}/`) ? file.slice(floor.length + 1).split('/') : [];
  return rest.length > 0 ? room : undefined;
}

function listImports(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([.#][^']+)'/g);
  return [...imports].map(([, name = '']) =>
    name.startsWith('#') ? `src/${name.slice(1)}` : normalize(join(dirname(file), name)),
  );
}

/** The rooms of one circle, its first again at the end; none if there is no circle. */
function findCircle(rooms: Rooms): string[] {
  const done = new Set<string>();
  const follow = (room: string, way: string[]): string[] => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return [];
    for (const next of rooms.get(room) ?? []) {
      const circle = follow(next, [...way, room]);
      if (circle.length > 0) return circle;
    }
    done.add(room);
    return [];
  };
  for (const room of rooms.keys()) {
    const circle = follow(room, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
