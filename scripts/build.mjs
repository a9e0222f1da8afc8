// Builds the app unless that is done, as a process of its own: the tests go on beside it.
import { buildApp } from "./prepare.mjs";

buildApp();
