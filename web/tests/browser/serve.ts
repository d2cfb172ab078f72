// serve.ts - serves web/dist for the tests, with our own server.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
  }
}

const SERVER = "../build/release/ochre_server";

export default async function serve(project: TestProject) {
  if (!existsSync("dist/index.html")) throw new Error("dist/ is missing; build it first: npm run build");
  const server = spawn(SERVER, ["dist", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (data: Buffer) => {
      said += data.toString();
      const found = /http:\/\/localhost:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  project.provide("url", url);
  return () => void server.kill();
}
